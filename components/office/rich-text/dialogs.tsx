'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Input } from '@/components/ui/field'
import { AddressField } from '../links/address-field'
import { completeLinkAddress } from './web-address'
import styles from './dialogs.module.css'

type Props = { editor: Editor; open: boolean; onClose: () => void }

/**
 * Edits or removes the link at the selection, or links the selected text. If nothing is selected and there is
 * no link, inserts the address as a link.
 */
export function LinkDialog({ editor, open, onClose }: Props) {
  const t = useTranslations('admin.editor')
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('link')} startsInField>
      {open && <LinkForm editor={editor} onClose={onClose} />}
    </Dialog>
  )
}

function LinkForm({ editor, onClose }: Omit<Props, 'open'>) {
  const t = useTranslations()
  const id = useId()
  const current = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(current)
  const [error, setError] = useState<string>()

  const applyLinkOrShowError = () => {
    const href = completeLinkAddress(address)
    if (!href) {
      document.getElementById(id)?.focus()
      return setError(t('admin.editor.badAddress'))
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !current) {
      chain.insertContent([{ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }]).run()
    } else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <EditorDialogForm
      onApply={applyLinkOrShowError}
      extra={
        current && (
          <Button
            variant="quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('admin.editor.unlink')}
          </Button>
        )
      }
    >
      <AddressField
        id={id}
        label={t('admin.editor.address')}
        error={error}
        value={address}
        onChange={setAddress}
      />
    </EditorDialogForm>
  )
}

/** Edits the alternative text of the selected picture. */
export function AltTextDialog({ editor, open, onClose }: Props) {
  const t = useTranslations('admin.editor')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('imageText')}
      description={t('imageTextHint')}
      startsInField
    >
      {open && <AltTextForm editor={editor} onClose={onClose} />}
    </Dialog>
  )
}

function AltTextForm({ editor, onClose }: Omit<Props, 'open'>) {
  const t = useTranslations('admin.editor')
  const id = useId()
  const [alt, setAlt] = useState(String(editor.getAttributes('image').alt ?? ''))
  const applyAltText = () => {
    editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
    onClose()
  }
  return (
    <EditorDialogForm onApply={applyAltText}>
      <Input
        id={id}
        label={t('imageText')}
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
    </EditorDialogForm>
  )
}

function EditorDialogForm({
  onApply,
  extra,
  children,
}: {
  onApply: () => void
  extra?: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('admin.editor')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Events of a dialog bubble through the React tree: without this, the form around the editor would be
    // submitted.
    event.stopPropagation()
    onApply()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <DialogActions>
        {extra}
        <Button type="submit">{t('apply')}</Button>
      </DialogActions>
    </form>
  )
}
