'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { extensions } from './extensions'

/** Rich text as it will stand on the page, drawn through the editor's own schema: nothing else can get in. */
export function RichTextView({ html, lang }: { html: string; lang: 'mn' | 'en' }) {
  const t = useTranslations('admin.editor')
  const editor = useEditor({
    extensions,
    content: html,
    editable: false,
    immediatelyRender: true,
    editorProps: {
      attributes: { class: 'prose', lang, role: 'document', tabindex: '-1', 'aria-label': t('text') },
    },
  })
  return <EditorContent editor={editor} />
}
