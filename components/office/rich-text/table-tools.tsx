'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { Toolbar } from 'radix-ui'
import styles from './editor.module.css'
import { buttonClass } from '@/components/ui/button'

/** The tools for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useTranslations('admin.editor')
  const chain = () => editor.chain().focus()
  const tools = [
    ['addRow', () => chain().addRowAfter().run()],
    ['addColumn', () => chain().addColumnAfter().run()],
    ['deleteRow', () => chain().deleteRow().run()],
    ['deleteColumn', () => chain().deleteColumn().run()],
    ['deleteTable', () => chain().deleteTable().run()],
  ] as const
  return (
    <div className={styles.tableTools}>
      {tools.map(([name, run]) => (
        <Toolbar.Button
          key={name}
          className={buttonClass({ variant: 'quiet' })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {t(name)}
        </Toolbar.Button>
      ))}
    </div>
  )
}
