import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/field-parts'
import { usePublicForm } from '@/components/ui/use-public-form'
import { ChosenFile, fileProblem } from './chosen-file'
import type { MemberCalls } from './member-calls'
import type { AssessmentTexts } from './texts'
import styles from './attachment-form.module.css'

const fields = ['official_document', 'form'] as const
type Field = (typeof fields)[number]

type Props = {
  calls: MemberCalls
  resultId: number
  assessmentId: number
  texts: AssessmentTexts['member']
  failedText: string
  onRefused: (reason: unknown) => boolean
  onSent: () => void
}

/** The form with the two files that close an assessment and the choice to publish its result. */
export function AttachmentForm({
  calls,
  resultId,
  assessmentId,
  texts,
  failedText,
  onRefused,
  onSent,
}: Props) {
  const [files, setFiles] = useState<Partial<Record<Field, File>>>({})
  const [publication, setPublication] = useState(true)
  const { formProps, problems, failure, isSending, say } = usePublicForm({
    read: () => ({ ...files, publication }),
    send: async ({ official_document, form, publication }) => {
      if (!official_document || !form) return {}
      await calls.attach({
        official_document,
        form,
        publication,
        result_id: resultId,
        answer_id: assessmentId,
      })
      onSent()
    },
    onRefused,
    failed: failedText,
  })
  const labels: Record<Field, string> = {
    official_document: texts.attachment.official,
    form: texts.attachment.form,
  }

  const checkAndSetFile = (field: Field, file: File | undefined) => {
    const problem = file ? fileProblem(file, texts) : ''
    const nextFiles = problem ? files : { ...files, [field]: file }
    setFiles(nextFiles)
    say(
      Object.fromEntries(
        fields.map((each) => [
          each,
          each === field && problem ? problem : nextFiles[each] ? '' : texts.attachment.missing,
        ]),
      ),
    )
  }
  return (
    <form className={styles.attachment} {...formProps}>
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
          error={problems[field] ?? ''}
          disabled={isSending}
          texts={texts}
          onChoose={(file) => checkAndSetFile(field, file)}
          onRemove={() => checkAndSetFile(field, undefined)}
        />
      ))}
      <Checkbox
        label={texts.attachment.publication}
        checked={publication}
        onChange={(event) => setPublication(event.target.checked)}
      />
      {failure && <Alert kind="danger">{failure}</Alert>}
      <Button type="submit" disabled={!files.official_document || !files.form || isSending}>
        {isSending ? texts.attachment.sending : texts.attachment.send}
      </Button>
    </form>
  )
}
