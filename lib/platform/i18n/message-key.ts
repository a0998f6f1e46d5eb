import type mn from '@/messages/mn.json'

type KeysOf<Texts, Prefix extends string = ''> = {
  [K in keyof Texts & string]: Texts[K] extends string ? `${Prefix}${K}` : KeysOf<Texts[K], `${Prefix}${K}.`>
}[keyof Texts & string]

export type MessageKey = KeysOf<typeof mn>
/** The key of a refusal's message: the closed list of all errors that a user can see. */
export type ErrorKey = Extract<MessageKey, `${'problems' | 'validation' | 'exchange.import'}.${string}`>

/** The texts of a form's field errors, by their message keys. */
export type ProblemTexts = Partial<Record<ErrorKey, string>>

/** Makes a schema rule's error for zod: `z.string(message('validation.text'))`. */
export const message = (error: ErrorKey): { error: ErrorKey } => ({ error })

/** Casts a key that was built at run time to a message key. Tests check that such keys exist. */
export const asMessageKey = (key: string): never => key as never
