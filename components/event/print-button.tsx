'use client'

import { Printer } from 'lucide-react'
import styles from './print-button.module.css'

/** Prints the page as it is shown. Without scripts, readers print with the menu of the browser. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      <Printer className="icon" size={18} aria-hidden />
      {label}
    </button>
  )
}
