import { readFileSync } from 'node:fs'

/** Returns a picture of the demo content for an upload, under a name that somebody would choose. */
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
