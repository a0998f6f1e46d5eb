'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { optionalPicture } from '@/lib/platform/files/kinds'
import { fileRefusalOf } from '../form/file-check'
import { nameOfPicture, parseAndCleanPastedHtml, type DropReport, type PastedText } from './pasted'
import { convertToPictureFile } from './picture-file'
import { type StoredPicture, uploadErrorMessage, uploadPicture } from './upload'

/**
 * Returns functions that upload pictures and insert them into an editor, alone or with a pasted text. Also
 * returns the progress of an upload, and a report of what a pasted text lost.
 */
export function usePictureInsertion() {
  const t = useTranslations()
  const toast = useToast()
  const [progress, setProgress] = useState<number | null>(null)
  const [dropReport, setDropReport] = useState<DropReport | null>(null)

  const uploadWithProgress = async (file: File): Promise<StoredPicture> => {
    setProgress(0)
    try {
      return await uploadPicture(file, setProgress)
    } finally {
      setProgress(null)
    }
  }

  const uploadAndInsertFiles = async (into: Editor, files: readonly File[]) => {
    for (const file of files) {
      try {
        insertPicture(into, await uploadWithProgress(file))
      } catch (error) {
        toast(uploadErrorMessage(error, file), { kind: 'danger' })
      }
    }
  }

  /**
   * Uploads a picture of a pasted text and gives its element the address and size of the stored picture.
   * @returns the reason of a failure; null after a success
   */
  const storeEmbeddedPictureAndReturnFailure = async (
    picture: HTMLImageElement,
    name: string,
  ): Promise<string | null> => {
    const file = await convertToPictureFile(picture, name).catch(() => null)
    if (!file) return t('admin.editor.unreadable')
    const refusal = fileRefusalOf(file, optionalPicture)
    if (refusal) return t(refusal.key, refusal.values)
    try {
      const { src, width, height } = await uploadWithProgress(file)
      for (const [attribute, value] of Object.entries({ src, width, height }))
        picture.setAttribute(attribute, String(value))
      return null
    } catch (error) {
      return uploadErrorMessage(error, file)
    }
  }

  const storePicturesAndReportDropped = async ({
    embeddedPictures: embedded,
    counts,
    elsewhere,
  }: PastedText): Promise<DropReport> => {
    const reason = t('admin.editor.elsewhere')
    const pictures = elsewhere.map((name) => ({ name: name || t('admin.editor.unnamed'), reason }))
    for (const picture of embedded) {
      const name = nameOfPicture(picture) || t('admin.editor.unnamed')
      const refusal = await storeEmbeddedPictureAndReturnFailure(picture, name)
      if (refusal === null) continue
      picture.remove()
      pictures.push({ name, reason: refusal })
    }
    return { counts: { ...counts, ...(pictures.length > 0 && { picture: pictures.length }) }, pictures }
  }

  /**
   * Pastes a text. While the server stores its pictures, the editor is read-only, so that the cursor stays
   * where the text is inserted.
   */
  const pasteHtml = async (into: Editor, html: string) => {
    const content = parseAndCleanPastedHtml(html)
    if (content.embeddedPictures.length > 0) into.setEditable(false, false)
    try {
      const report = await storePicturesAndReportDropped(content)
      setDropReport(Object.keys(report.counts).length > 0 ? report : null)
    } finally {
      into.setEditable(true, false)
    }
    if (into.isDestroyed) return
    into.view.focus()
    into.view.pasteHTML(content.root.innerHTML)
  }

  return {
    progress,
    dropReport,
    forget: () => setDropReport(null),
    insertFiles: uploadAndInsertFiles,
    pasteHtml,
  }
}

/**
 * Inserts a picture after the selection: replacing the selection would delete a picture inserted just before,
 * which is still selected.
 */
export function insertPicture(into: Editor, picture: StoredPicture & { alt?: string }): void {
  into.chain().focus().insertContentAt(into.state.selection.to, { type: 'image', attrs: picture }).run()
}
