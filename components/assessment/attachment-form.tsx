import { useState, type FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { refusalBy } from '@/lib/api/client'
import { ChosenFile, fileProblem } from './chosen-file'
import type { MemberCalls } from './member-calls'
import type { AssessmentTexts } from './texts'
import styles from './attachment-form.module.css'
import fieldStyles from '@/components/ui/field.module.css'

const fields = ['official_document', 'form'] as const
type Field = (typeof fields)[number]

type Props = {
  calls: MemberCalls
  resultId: number
  answerId: number
  texts: AssessmentTexts['member']
  failed: string
  onRefused: (reason: unknown) => boolean
  onSent: () => void
}

/** The two files that close an assessment, and whether its result may be published. */
export function AttachmentForm({ calls, resultId, answerId, texts, failed, onRefused, onSent }: Props) {
  const [files, setFiles] = useState<Partial<Record<Field, File>>>({})
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [publication, setPublication] = useState(true)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const { official_document, form } = files
  const labels: Record<Field, string> = {
    official_document: texts.attachment.official,
    form: texts.attachment.form,
  }

  const choose = (field: Field, file: File | undefined) => {
    const problem = file ? fileProblem(file, texts) : ''
    const chosen = { ...files, [field]: problem ? undefined : file }
    setFiles(chosen)
    setErrors(
      Object.fromEntries(
        fields.map((each) => [
          each,
          each === field && problem ? problem : chosen[each] ? '' : texts.attachment.missing,
        ]),
      ),
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!official_document || !form || busy) return
    setBusy(true)
    setFailure('')
    try {
      const ids = { result_id: resultId, answer_id: answerId }
      await calls.attach({ official_document, form, publication, ...ids })
      onSent()
    } catch (reason) {
      if (onRefused(reason)) return
      const refusal = refusalBy(reason)
      setErrors(refusal?.fields ?? {})
      setFailure(refusal?.message ?? failed)
      setBusy(false)
    }
  }

  return (
    <form className={styles.attachment} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h3>{texts.attachment.title}</h3>
        <p className="secondary small">{texts.attachment.lead}</p>
      </div>
      {fields.map((field) => (
        <ChosenFile
          key={field}
          id={`attachment-${field}`}
          label={labels[field]}
          hint={texts.proofHint}
          name={files[field]?.name ?? ''}
          error={errors[field] ?? ''}
          disabled={busy}
          texts={texts}
          onChoose={(file) => choose(field, file)}
          onRemove={() => choose(field, undefined)}
        />
      ))}
      <label className={fieldStyles.checkbox}>
        <input
          type="checkbox"
          checked={publication}
          onChange={(event) => setPublication(event.target.checked)}
        />
        <span>{texts.attachment.publication}</span>
      </label>
      {failure && <Alert kind="danger">{failure}</Alert>}
      <Button type="submit" disabled={!official_document || !form || busy}>
        {busy ? texts.attachment.sending : texts.attachment.send}
      </Button>
    </form>
  )
}
