import type mn from '@/messages/mn.json'

type KeysOf<Texts, Prefix extends string = ''> = {
  [K in keyof Texts & string]: Texts[K] extends string ? `${Prefix}${K}` : KeysOf<Texts[K], `${Prefix}${K}.`>
}[keyof Texts & string]

/** The key of any text of the catalogues. */
export type MessageKey = KeysOf<typeof mn>
/** The key of what is said of a call that was refused: the closed list of all errors that a user can see. */
export type ErrorKey = Extract<MessageKey, `${'problems' | 'validation' | 'exchange.import'}.${string}`>

/** What a form says of its fields, by the keys that its schema names. */
export type ProblemTexts = Partial<Record<ErrorKey, string>>

/** What a rule of a schema says when it is broken, for zod: `z.string(says('validation.text'))`. */
export const message = (error: ErrorKey): { error: ErrorKey } => ({ error })

/** A key that is put together from the name of a declared screen: the tests walk these. */
export const composedKey = (key: string): never => key as never
