"""Keeps the progress of a training, so that it can be stopped at any time; the same command resumes
it."""
import os
import time

import torch


class Progress:
    """Tells how much of a training's time is over, including stopped runs. OUT.state has the
    weights, OUT.minutes the time. Minutes are the processor's: a run on a busy machine takes
    longer, and learns as much as on an idle one. With `clock=time.time` they are the wall
    clock's, for a run that has to end at a certain time."""

    def __init__(self, out, minutes, clock=time.process_time):
        self.out, self.minutes, self.clock = out, minutes, clock
        self.resumed = os.path.exists(out + ".minutes")
        self.before = float(open(out + ".minutes").read()) if self.resumed else 0.0
        self.began, self.worked, self.told = time.time(), clock(), False

    def load(self, model, state):
        """Loads the initial weights: those of a stopped run, or those of `state`, or none."""
        if self.resumed or state:
            model.load_state_dict(torch.load(self.out + ".state" if self.resumed else state))

    def here(self):
        return (self.clock() - self.worked) / 60

    def spent(self):
        return self.before + self.here()

    def share(self):
        return self.spent() / self.minutes

    def tell(self, step):
        """Prints once, after half a minute, how long the training will take."""
        waited = (time.time() - self.began) / 60
        if not self.told and waited > 0.5:
            left = max(0.0, self.minutes - self.spent())
            print(f"{left:.0f} minutes of the processor more, about {step * left / self.here():.0f} steps: {left * waited / self.here():.0f} minutes now", flush=True)
            self.told = True

    def keep(self, model):
        torch.save(model.state_dict(), self.out + ".state")
        with open(self.out + ".minutes", "w") as file:
            file.write(str(self.spent()))

    def finish(self, model):
        self.keep(model)
        os.remove(self.out + ".minutes")
