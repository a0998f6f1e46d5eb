'use client'

import type { Editor } from '@tiptap/react'
import type { Transaction } from '@tiptap/pm/state'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { kindTypes, optionalPicture, textDocument } from '@/lib/platform/files/kinds'
import { fileRefusalOf } from '../form/file-check'
import { nameOfPicture, parseAndCleanPastedHtml, type DropReport, type PastedText } from './pasted'
import { convertToPictureFile } from './picture-file'
import { leftOutOf } from './left-out'
import { type StoredPicture, uploadDocument, uploadErrorMessage, uploadPicture } from './upload'

/** The progress of an upload: the share of the sent bytes, and what is sent. */
export type UploadProgress = { share: number; kind: 'picture' | 'document' }

/**
 * Returns functions that insert pictures, pasted texts and documents into an editor, with their pictures
 * stored. Also returns the progress of an upload, and a report of what a text lost.
 */
export function useFileInsertion() {
  const t = useTranslations()
  const toast = useToast()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [dropReport, setDropReport] = useState<DropReport | null>(null)

  const showProgress = async <T>(
    kind: UploadProgress['kind'],
    send: (onProgress: (share: number) => void) => Promise<T>,
  ): Promise<T> => {
    setProgress({ share: 0, kind })
    try {
      return await send((share) => setProgress({ share, kind }))
    } finally {
      setProgress(null)
    }
  }
  const uploadWithProgress = (file: File): Promise<StoredPicture> =>
    showProgress('picture', (onProgress) => uploadPicture(file, onProgress))

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
  const pasteHtml = async (into: Editor, html: string, rtf: string) => {
    const content = parseAndCleanPastedHtml(html, rtf)
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

  /**
   * Inserts the text of a document at the cursor, or where the cursor's place has moved to while the document
   * was read. A failure leaves the text as it is.
   */
  const insertDocument = async (into: Editor, file: File) => {
    const type = file.type || (/\.docx$/i.test(file.name) ? kindTypes.document[0] : '')
    const refusal = fileRefusalOf({ type: type ?? '', size: file.size }, textDocument)
    if (refusal) return toast(t(refusal.key, refusal.values), { kind: 'danger' })
    const place = followSelection(into)
    try {
      const { html, leftOut } = await showProgress('document', (onProgress) =>
        uploadDocument(file, onProgress),
      )
      if (into.isDestroyed) return
      into.chain().focus().insertContentAt(place.range, html).run()
      setDropReport(leftOutOf(leftOut, t))
    } catch (error) {
      toast(uploadErrorMessage(error, file), { kind: 'danger' })
    } finally {
      place.stopFollowing()
    }
  }

  return {
    progress,
    dropReport,
    forget: () => setDropReport(null),
    insertFiles: uploadAndInsertFiles,
    pasteHtml,
    insertDocument,
  }
}

/** Returns the place of the selection, which moves with the text around it. */
function followSelection(editor: Editor): { range: { from: number; to: number }; stopFollowing: () => void } {
  const { from, to } = editor.state.selection
  const range = { from, to }
  const moveRange = ({ transaction: { mapping } }: { transaction: Transaction }) =>
    Object.assign(range, { from: mapping.map(range.from), to: mapping.map(range.to) })
  editor.on('transaction', moveRange)
  return { range, stopFollowing: () => void editor.off('transaction', moveRange) }
}

/**
 * Inserts a picture after the selection: replacing the selection would delete a picture inserted just before,
 * which is still selected.
 */
export function insertPicture(into: Editor, picture: StoredPicture & { alt?: string }): void {
  into.chain().focus().insertContentAt(into.state.selection.to, { type: 'image', attrs: picture }).run()
}
