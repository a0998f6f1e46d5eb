import { CallError } from '@/lib/platform/api/call-error'

/** Whether a call was refused because the session ended. */
export const isSessionOver = (reason: unknown): boolean =>
  reason instanceof CallError && reason.status === 401

/** `declined` until a write asks once more: a read that comes back to the window does not. */
type State = 'signedIn' | 'asking' | 'declined'

// One window has one session, so its state is the module's.
let state: State = 'signedIn'
let waiters: ((isSignedIn: boolean) => void)[] = []
const watchers = new Set<() => void>()

function enter(next: State): void {
  state = next
  for (const tell of watchers) tell()
}

export const signInState = (): State => state

/** @returns what ends the watch */
export function watchSignIn(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Asks for a sign-in; resolves to whether the same account signed in again. */
export function askToSignIn(): Promise<boolean> {
  // Without the office's frame there is no one to ask.
  if (watchers.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    waiters.push(resolve)
    enter('asking')
  })
}

/** Answers all that wait for a sign-in. */
export function settleSignIn(next: Exclude<State, 'asking'>, isSameAccount = next === 'signedIn'): void {
  const resolvers = waiters
  waiters = []
  enter(next)
  for (const resolve of resolvers) resolve(isSameAccount)
}

/** Makes a write of the office, and once more after a sign-in where the session had ended. */
export async function writeInSession<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isSessionOver(error) || !(await askToSignIn())) throw error
    return write()
  }
}
