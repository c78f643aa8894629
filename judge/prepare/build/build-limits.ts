/** What a build may take of this machine. */
export interface BuildLimits {
  readonly seconds: number;
  /** Of messages. */
  readonly outputMb: number;
  /** All its processes together. */
  readonly memoryMb: number;
  readonly processes: number;
  /** What it may write to disk, in its folder and in its result. */
  readonly diskMb: number;
  readonly files: number;
}

export const BUILD_LIMITS: BuildLimits = {
  seconds: 60,
  outputMb: 16,
  memoryMb: 2048,
  processes: 256,
  diskMb: 2048,
  files: 200_000,
};
