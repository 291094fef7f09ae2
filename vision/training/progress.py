"""A training that can be stopped at any time: the same command goes on where it was."""
import os
import time

import torch


class Progress:
    """How much of a training's time is over, that of stopped runs included. OUT.state has the weights, OUT.minutes the time."""

    def __init__(self, out, minutes):
        self.out, self.minutes = out, minutes
        self.resumed = os.path.exists(out + ".minutes")
        before = float(open(out + ".minutes").read()) if self.resumed else 0.0
        self.start, self.first, self.told = time.time() - before * 60, time.time(), False

    def load(self, model, state):
        """The weights to begin with: a stopped run's own, or those of `state`, or none."""
        if self.resumed or state:
            model.load_state_dict(torch.load(self.out + ".state" if self.resumed else state))

    def spent(self):
        return (time.time() - self.start) / 60

    def share(self):
        return self.spent() / self.minutes

    def tell(self, step):
        """Once, after half a minute: how long it takes."""
        if not self.told and time.time() - self.first > 30:
            left = max(0.0, self.minutes - self.spent())
            steps = step * left * 60 / (time.time() - self.first)
            print(f"{left:.0f} minutes more, about {steps:.0f} steps; done at {time.strftime('%H:%M', time.localtime(time.time() + left * 60))}", flush=True)
            self.told = True

    def keep(self, model):
        torch.save(model.state_dict(), self.out + ".state")
        with open(self.out + ".minutes", "w") as file:
            file.write(str(self.spent()))

    def finish(self, model):
        self.keep(model)
        os.remove(self.out + ".minutes")
