'use client'

import { clsx } from 'clsx'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef } from 'react'
import { DroppedContentAlert } from './dropped-note'
import { extensions } from './extensions'
import { EditorToolbar } from './toolbar'
import { documentOf, picturesOf } from './upload'
import { type UploadProgress, useFileInsertion } from './use-insertion'
import { Progress } from '@/components/ui/progress'
import styles from './editor.module.css'

type Props = {
  id: string
  lang: 'mn' | 'en'
  value: string
  onChange: (html: string) => void
  isInvalid: boolean
  describedBy: string | undefined
}

/** The editor of rich text, such as that of news and pages. Reports an empty document as ''. */
export function RichTextEditor({ id, lang, value, onChange, isInvalid, describedBy }: Props) {
  const t = useTranslations('admin.editor')
  const insertion = useFileInsertion()
  const { progress, dropReport, forget } = insertion
  const lastHtml = useRef(value)
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })

  const latest = useRef(insertion)
  useEffect(() => {
    latest.current = insertion
  })

  const attributes = useMemo(
    () => ({
      id,
      lang,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-invalid': String(isInvalid),
      class: `prose ${styles.text}`,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    }),
    [id, lang, isInvalid, describedBy],
  )
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes },
    onUpdate: ({ editor: updatedEditor }) => {
      lastHtml.current = updatedEditor.isEmpty ? '' : updatedEditor.getHTML()
      report.current(lastHtml.current)
    },
  })

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes,
        handlePaste: (_, { clipboardData }) =>
          tryInsertPastedOrDropped(editor, clipboardData, latest.current),
        handleDrop: (_, event, __, isMove) => {
          if (isMove) return false
          const at = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at) editor.commands.setTextSelection(at.pos)
          return tryInsertPastedOrDropped(editor, event.dataTransfer, latest.current)
        },
      },
    })
  }, [editor, attributes])

  // A value from outside, such as a restored draft, replaces the text.
  useEffect(() => {
    if (value === lastHtml.current) return
    lastHtml.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  const progressText = ({ kind, share }: UploadProgress) => {
    if (kind === 'document' && share >= 1) return t('readingDocument')
    return t(kind === 'document' ? 'sendingDocument' : 'uploading', { percent: Math.floor(share * 100) })
  }

  return (
    <div className={clsx(styles.editor, isInvalid && styles.bad)} data-editor="">
      <EditorToolbar
        editor={editor}
        controls={id}
        onPictures={(files) => void insertion.insertFiles(editor, files)}
        onDocument={(file) => void insertion.insertDocument(editor, file)}
        isUploading={progress !== null}
      />
      {progress !== null && (
        <div className={styles.progress} role="status">
          <span>{progressText(progress)}</span>
          <Progress share={progress.share} />
        </div>
      )}
      {dropReport && <DroppedContentAlert dropReport={dropReport} onClose={forget} />}
      <EditorContent editor={editor} />
    </div>
  )
}

/**
 * Inserts pasted or dropped HTML. If there are picture files, and the HTML or the plain text is missing,
 * inserts the files instead. Of another file, such as a document, inserts the text.
 * @returns false for all other content, such as plain text, which the editor then inserts itself
 */
function tryInsertPastedOrDropped(
  editor: Editor,
  data: DataTransfer | null,
  { pasteHtml, insertFiles, insertDocument }: ReturnType<typeof useFileInsertion>,
): boolean {
  const html = data?.getData('text/html') ?? ''
  const files = picturesOf(data?.files)
  const document = documentOf(data?.files)
  // A picture copied from a web page comes with HTML but without plain text. Copied tables and texts come
  // with HTML, plain text and a picture of themselves, which is ignored.
  if (html && (files.length === 0 || data?.getData('text/plain').trim()))
    void pasteHtml(editor, html, data?.getData('text/rtf') ?? '')
  else if (files.length > 0) void insertFiles(editor, files)
  else if (document) void insertDocument(editor, document)
  else return false
  return true
}
