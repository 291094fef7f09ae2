"""Prints during the first minute how long a rendering will take."""
import time


def counted(total, what):
    """Yields 0 to total - 1. After half a minute prints how long the rest will take."""
    start, told = time.time(), False
    for k in range(total):
        yield k
        left = total - k - 1
        if left and not told and time.time() - start > 30:
            print(f"{left} more {what} take about {(time.time() - start) / (k + 1) * left / 60:.0f} minutes", flush=True)
            told = True
