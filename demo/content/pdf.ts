/**
 * The text of a PDF of the demo content; `scripts/demo-media.ts` prints it. `html` contains only h2, p, ul,
 * ol and table.
 */
export type DemoPdf = {
  /** The file `<key>.pdf` under `demo/media/pdf`. */
  key: string
  lang: 'mn' | 'en'
  title: string
  subtitle: string
  html: string
}
