/** The text of a menu item's page in both languages, as HTML. */
export type DemoPage = { cid: number; text: string; text_en: string }
