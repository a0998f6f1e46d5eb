'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { extensions } from './extensions'
import styles from './rich-text-view.module.css'

/** Rich text as it will stand on the page, drawn through the editor's own schema: nothing else can get in. */
export function RichTextView({ html, lang }: { html: string; lang: 'mn' | 'en' }) {
  const t = useTranslations('admin.editor')
  const editor = useEditor({
    extensions,
    content: html,
    editable: false,
    immediatelyRender: true,
    editorProps: {
      // It takes the focus, so that the keys reach what of a wide table stands beside it.
      attributes: {
        class: `prose ${styles.view}`,
        lang,
        role: 'document',
        tabindex: '0',
        'aria-label': t('text'),
      },
    },
  })
  return <EditorContent editor={editor} />
}
