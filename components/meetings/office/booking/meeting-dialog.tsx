import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './booking.module.css'

type Props = {
  title: string
  description?: ReactNode
  /** The verb on the button that submits the form. */
  action: string
  isDanger?: boolean
  isBusy: boolean
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/** The dialog shared by the forms that move or cancel a meeting or set its interpreter. */
export function MeetingDialog(props: Props) {
  const { title, description, action, isDanger, isBusy, onClose, onSubmit, children } = props
  const t = useTranslations('admin.meetingBooking')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes the event on to the sheet that rendered this dialog and that may have a form too.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'fill'} disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className={clsx(styles.form, styles.inDialog)} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
