/** Mongolian and English of one text. */
export type Text = [mn: string, en: string]

/** A scope of the responsible mining programme with its requirements and their questions. */
export type DemoScope = {
  title: Text
  requirements: { title: Text; questions: Text[] }[]
}
