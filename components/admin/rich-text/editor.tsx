'use client'

import { clsx } from 'clsx'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { extensions } from './extensions'
import { EditorToolbar } from './toolbar'
import { picturesOf, uploadMessage, uploadPicture } from './upload'
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

/** The editor of news and pages. An empty document is ''. */
export function RichTextEditor({ id, lang, value, onChange, isInvalid, describedBy }: Props) {
  const t = useTranslations('admin.editor')
  const toast = useToast()
  const [progress, setProgress] = useState<number | null>(null)
  const emitted = useRef(value)
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })

  const insertPictures = async (into: Editor, files: readonly File[]) => {
    for (const file of files) {
      setProgress(0)
      try {
        const picture = await uploadPicture(file, setProgress)
        // After what is selected, not in its place: the picture before is selected now.
        into.chain().focus().insertContentAt(into.state.selection.to, { type: 'image', attrs: picture }).run()
      } catch (error) {
        toast(uploadMessage(error, file), { kind: 'danger' })
      } finally {
        setProgress(null)
      }
    }
  }
  const insert = useRef(insertPictures)
  useEffect(() => {
    insert.current = insertPictures
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
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML()
      report.current(emitted.current)
    },
  })

  useEffect(() => {
    const take = (files: FileList | undefined) => {
      const pictures = picturesOf(files)
      if (pictures.length === 0) return false
      void insert.current(editor, pictures)
      return true
    }
    editor.setOptions({
      editorProps: {
        attributes,
        handlePaste: (_, event) => take(event.clipboardData?.files),
        handleDrop: (_, event, __, moved) => !moved && take(event.dataTransfer?.files),
      },
    })
  }, [editor, attributes])

  // A value that did not come from here, such as a restored draft, replaces the text.
  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={clsx(styles.editor, isInvalid && styles.bad)} data-editor="">
      <EditorToolbar
        editor={editor}
        controls={id}
        onPictures={(files) => void insertPictures(editor, files)}
        isUploading={progress !== null}
      />
      {progress !== null && (
        <div className={styles.progress} role="status">
          <span>{t('uploading', { percent: Math.round(progress * 100) })}</span>
          <Progress share={progress} />
        </div>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
