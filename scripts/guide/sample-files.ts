import { readFileSync } from 'node:fs'

/** Files of the demo content, under names that somebody would choose. */
export const samplePicture = () => ({
  name: 'zurag.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync('demo/media/minerals/copper.jpg'),
})
export const samplePdf = () => ({
  name: 'tailan-2026.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync('demo/media/pdf/report-2025.pdf'),
})
