'use client'

import { Copy } from 'lucide-react'
import { BareInput } from './bare-field'
import { Button } from './button'
import styles from './copy-field.module.css'
import { useToast } from './toast'

type Props = {
  id: string
  value: string
  copyLabel: string
  /** What is said after copying. */
  doneMessage: string
  describedBy: string
}

/** A text that cannot be edited, with a button that copies it. */
export function CopyField({ id, value, copyLabel, doneMessage, describedBy }: Props) {
  const toast = useToast()
  const copyOrSelect = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast(doneMessage)
    } catch {
      // The browser did not allow copying, so the text is selected for copying by hand.
      const field = document.getElementById(id)
      if (field instanceof HTMLInputElement) field.select()
    }
  }
  return (
    <div className={styles.field}>
      <BareInput
        id={id}
        readOnly
        value={value}
        aria-describedby={describedBy}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="quiet" onClick={() => void copyOrSelect()}>
        <Copy className="icon" size={18} aria-hidden />
        {copyLabel}
      </Button>
    </div>
  )
}
