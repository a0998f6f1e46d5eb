import { CallError } from '@/lib/platform/api/call-error'

/** Whether a call was refused because the session ended. */
export const isSessionEndedError = (reason: unknown): boolean =>
  reason instanceof CallError && reason.status === 401

/**
 * `declined`: staff closed the question. The next write asks again; a read, such as a fetch on returning to
 * the window, does not.
 */
type SignInState = 'signedIn' | 'asking' | 'declined'

// The state is module-wide, because all components of a window share one session.
let state: SignInState = 'signedIn'
let waiters: ((isSignedIn: boolean) => void)[] = []
const watchers = new Set<() => void>()

function setSignInStateAndNotify(next: SignInState): void {
  state = next
  for (const tell of watchers) tell()
}

export const signInState = (): SignInState => state

/**
 * Calls `tell` whenever the state of the sign-in changes.
 * @returns a function that ends the subscription
 */
export function subscribeToSignInState(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Asks for a sign-in; resolves to whether the account of this page signed in again. */
export function askToSignIn(): Promise<boolean> {
  // Without subscribers, as outside the office's frame, nothing can show the question.
  if (watchers.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    waiters.push(resolve)
    setSignInStateAndNotify('asking')
  })
}

/**
 * Sets the state after the sign-in dialog ended, and tells all callers of `askToSignIn` whether the account
 * of this page signed in again.
 */
export function setSignInStateAndTellWaiters(
  next: Exclude<SignInState, 'asking'>,
  isSameAccount = next === 'signedIn',
): void {
  const resolvers = waiters
  waiters = []
  setSignInStateAndNotify(next)
  for (const resolve of resolvers) resolve(isSameAccount)
}

/** Runs a write, and runs it again after a sign-in if the session had ended. */
export async function writeWithSignInRetry<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isSessionEndedError(error) || !(await askToSignIn())) throw error
    return write()
  }
}
