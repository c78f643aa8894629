/**
 * Loads a module that is no part of the judge. In the build of the command this is a file of its own: in a script whose
 * compiled code was kept (decision 44), V8 has forgotten who loads modules for it.
 */
export const importModule = (address: string): Promise<object> => import(address) as Promise<object>;
