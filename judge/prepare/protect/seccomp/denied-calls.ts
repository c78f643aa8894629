/** A system call by its number on each architecture; null where it does not exist. */
export interface DeniedCall {
  readonly name: string;
  readonly x64: number | null;
  readonly arm64: number | null;
}

/** What no bot has any use for, and attacks on the judge, the host or other bots do. They fail with EPERM. */
export const FORBIDDEN: readonly DeniedCall[] = [
  // Other processes: their memory, their descriptors, their steps.
  { name: 'ptrace', x64: 101, arm64: 117 },
  { name: 'process_vm_readv', x64: 310, arm64: 270 },
  { name: 'process_vm_writev', x64: 311, arm64: 271 },
  { name: 'process_madvise', x64: 440, arm64: 440 },
  { name: 'pidfd_getfd', x64: 438, arm64: 438 },
  { name: 'kcmp', x64: 312, arm64: 272 },
  // Keys of the user who runs the judge.
  { name: 'add_key', x64: 248, arm64: 217 },
  { name: 'request_key', x64: 249, arm64: 218 },
  { name: 'keyctl', x64: 250, arm64: 219 },
  // New namespaces, and new mounts in them.
  { name: 'unshare', x64: 272, arm64: 97 },
  { name: 'setns', x64: 308, arm64: 268 },
  { name: 'mount', x64: 165, arm64: 40 },
  { name: 'umount2', x64: 166, arm64: 39 },
  { name: 'pivot_root', x64: 155, arm64: 41 },
  { name: 'chroot', x64: 161, arm64: 51 },
  { name: 'open_tree', x64: 428, arm64: 428 },
  { name: 'move_mount', x64: 429, arm64: 429 },
  { name: 'fsopen', x64: 430, arm64: 430 },
  { name: 'fsconfig', x64: 431, arm64: 431 },
  { name: 'fsmount', x64: 432, arm64: 432 },
  { name: 'fspick', x64: 433, arm64: 433 },
  { name: 'mount_setattr', x64: 442, arm64: 442 },
  { name: 'open_by_handle_at', x64: 304, arm64: 265 },
  { name: 'name_to_handle_at', x64: 303, arm64: 264 },
  // Parts of the kernel that have often had holes.
  { name: 'bpf', x64: 321, arm64: 280 },
  { name: 'perf_event_open', x64: 298, arm64: 241 },
  { name: 'userfaultfd', x64: 323, arm64: 282 },
  { name: 'fanotify_init', x64: 300, arm64: 262 },
  { name: 'fanotify_mark', x64: 301, arm64: 263 },
  { name: 'lookup_dcookie', x64: 212, arm64: 18 },
  { name: 'modify_ldt', x64: 154, arm64: null },
  { name: 'uselib', x64: 134, arm64: null },
  // Who runs where and before whom: a bot could make others wait, or look as if it had to wait itself.
  { name: 'sched_setaffinity', x64: 203, arm64: 122 },
  { name: 'sched_setscheduler', x64: 144, arm64: 119 },
  { name: 'sched_setparam', x64: 142, arm64: 118 },
  { name: 'sched_setattr', x64: 314, arm64: 274 },
  { name: 'setpriority', x64: 141, arm64: 140 },
  { name: 'ioprio_set', x64: 251, arm64: 30 },
  // The machine itself.
  { name: 'syslog', x64: 103, arm64: 116 },
  { name: 'acct', x64: 163, arm64: 89 },
  { name: 'swapon', x64: 167, arm64: 224 },
  { name: 'swapoff', x64: 168, arm64: 225 },
  { name: 'reboot', x64: 169, arm64: 142 },
  { name: 'sethostname', x64: 170, arm64: 161 },
  { name: 'setdomainname', x64: 171, arm64: 162 },
  { name: 'iopl', x64: 172, arm64: null },
  { name: 'ioperm', x64: 173, arm64: null },
  { name: 'init_module', x64: 175, arm64: 105 },
  { name: 'delete_module', x64: 176, arm64: 106 },
  { name: 'finit_module', x64: 313, arm64: 273 },
  { name: 'kexec_load', x64: 246, arm64: 104 },
  { name: 'kexec_file_load', x64: 320, arm64: 294 },
  { name: 'quotactl', x64: 179, arm64: 60 },
  { name: 'quotactl_fd', x64: 443, arm64: 443 },
  { name: 'vhangup', x64: 153, arm64: 58 },
  { name: 'settimeofday', x64: 164, arm64: 170 },
  { name: 'clock_settime', x64: 227, arm64: 112 },
  { name: 'adjtimex', x64: 159, arm64: 171 },
  { name: 'clock_adjtime', x64: 305, arm64: 266 },
];

/**
 * What runtimes try, and do without where an older kernel lacks it: they fail with ENOSYS. Memory without a process or a
 * file (memfd, System V) would be counted to nobody; clone3 has its flags where no filter can look.
 */
export const MISSING: readonly DeniedCall[] = [
  { name: 'clone3', x64: 435, arm64: 435 },
  { name: 'io_uring_setup', x64: 425, arm64: 425 },
  { name: 'io_uring_enter', x64: 426, arm64: 426 },
  { name: 'io_uring_register', x64: 427, arm64: 427 },
  { name: 'memfd_create', x64: 319, arm64: 279 },
  { name: 'memfd_secret', x64: 447, arm64: 447 },
  { name: 'shmget', x64: 29, arm64: 194 },
  // What is in the caches of the kernel, which bots of one machine share and which outlast a match. io_submit and openat2
  // have the flags that ask for it where no filter can look.
  { name: 'preadv2', x64: 327, arm64: 286 },
  { name: 'pwritev2', x64: 328, arm64: 287 },
  { name: 'io_setup', x64: 206, arm64: 0 },
  { name: 'openat2', x64: 437, arm64: 437 },
  { name: 'fadvise64', x64: 221, arm64: 223 },
  { name: 'mincore', x64: 27, arm64: 232 },
  { name: 'cachestat', x64: 451, arm64: 451 },
  // Who else opens, reads or writes a file.
  { name: 'inotify_init', x64: 253, arm64: null },
  { name: 'inotify_init1', x64: 294, arm64: 26 },
  { name: 'inotify_add_watch', x64: 254, arm64: 27 },
  { name: 'inotify_rm_watch', x64: 255, arm64: 28 },
];
