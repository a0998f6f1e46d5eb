import { useState } from 'react'
import { ChosenFile, fileProblem, type FileTexts } from './chosen-file'
import type { GivenAnswer } from './questionnaire-state'

type Props = {
  id: number
  reply: GivenAnswer | undefined
  hint: string
  texts: FileTexts
  onGive: (reply: GivenAnswer) => void
}

/**
 * The file field of a question that is marked as proven. The browser stores only the file's name, and the
 * file is never sent.
 */
export function SelfAssessmentProofField({ id, reply, hint, texts, onGive }: Props) {
  const [error, setError] = useState('')
  if (!reply?.proof) return null
  return (
    <ChosenFile
      id={`proof-${id}`}
      label={texts.proofFile}
      hint={hint}
      name={reply.file?.name ?? ''}
      error={error}
      texts={texts}
      onChoose={(file) => {
        const problem = fileProblem(file, texts)
        setError(problem)
        if (!problem) onGive({ file: { name: file.name, url: '' } })
      }}
      onRemove={() => onGive({ file: { name: '', url: '' } })}
    />
  )
}
