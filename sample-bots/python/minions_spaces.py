"""The spaces of Gymnasium that minions_gym needs: those of the package where it is installed, and else the same in small."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
except ImportError:

    class Discrete:
        """The numbers 0 to n - 1."""

        def __init__(self, n):
            self.n, self.shape, self.dtype = int(n), (), np.dtype(np.int64)

        def sample(self):
            return np.int64(np.random.randint(self.n))

        def contains(self, x):
            return np.asarray(x).shape == () and np.issubdtype(np.asarray(x).dtype, np.integer) and 0 <= x < self.n

        def __eq__(self, other):
            return isinstance(other, Discrete) and self.n == other.n

        def __repr__(self):
            return f"Discrete({self.n})"

    class MultiDiscrete:
        """An array of numbers, each below its own limit."""

        def __init__(self, nvec):
            self.nvec = np.asarray(nvec, dtype=np.int64)
            self.shape, self.dtype = self.nvec.shape, np.dtype(np.int64)

        def sample(self):
            return np.floor(np.random.random(self.shape) * self.nvec).astype(np.int64)

        def contains(self, x):
            x = np.asarray(x)
            return bool(
                x.shape == self.shape and np.issubdtype(x.dtype, np.integer) and (0 <= x).all() and (x < self.nvec).all()
            )

        def __eq__(self, other):
            return isinstance(other, MultiDiscrete) and np.array_equal(self.nvec, other.nvec)

        def __repr__(self):
            return f"MultiDiscrete(shape {self.shape}, below {self.nvec.max()})"

    class Box:
        """An array of numbers between two limits."""

        def __init__(self, low, high, shape, dtype):
            self.shape, self.dtype = tuple(shape), np.dtype(dtype)
            self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)

        def sample(self):
            low, high = self.low.astype(np.float64), self.high.astype(np.float64)
            return (low + np.random.random(self.shape) * (high - low)).astype(self.dtype)

        def contains(self, x):
            x = np.asarray(x)
            return bool(x.shape == self.shape and x.dtype == self.dtype and (self.low <= x).all() and (x <= self.high).all())

        def __repr__(self):
            return f"Box({self.low.flat[0]}, {self.high.flat[0]}, {self.shape}, {self.dtype})"

    class Dict:
        """A space for each name."""

        def __init__(self, spaces):
            self.spaces = dict(spaces)

        def sample(self):
            return {name: space.sample() for name, space in self.spaces.items()}

        def contains(self, x):
            return x.keys() == self.spaces.keys() and all(space.contains(x[name]) for name, space in self.spaces.items())

        def __getitem__(self, name):
            return self.spaces[name]

        def __repr__(self):
            return f"Dict({', '.join(f'{name}: {space}' for name, space in self.spaces.items())})"


__all__ = ["Box", "Dict", "Discrete", "MultiDiscrete"]
