/** Set for a judge that was started in a cgroup of its own, which nobody else uses. */
export const DELEGATED_VARIABLE = 'MINIONS_DELEGATED';
