'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { extensions } from './extensions'
import styles from './rich-text-view.module.css'

/**
 * Shows rich text as the page shows it. The editor's schema renders it and drops anything that the editor
 * cannot contain.
 */
export function RichTextView({ html, lang }: { html: string; lang: 'mn' | 'en' }) {
  const t = useTranslations('admin.editor')
  const editor = useEditor({
    extensions,
    content: html,
    editable: false,
    immediatelyRender: true,
    editorProps: {
      // Focusable, so that the keyboard can scroll a wide table.
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
