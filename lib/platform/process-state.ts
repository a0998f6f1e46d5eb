const globals = globalThis as { strata?: ProcessState }

/**
 * The values that exist only once in a process. The build makes several copies of a module and development
 * reloads them, so a variable of the module would exist several times. Each module declares its own values
 * beside its code, in `declare global { interface ProcessState { … } }`.
 */
export const processState: ProcessState = (globals.strata ??= {})
