import { Check, CircleAlert, CloudOff, MessageSquarePlus } from 'lucide-react'
import { commentLettersMax } from '@/lib/assessment/limits'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { clsx } from 'clsx'
import { useState } from 'react'
import { BareTextarea } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field-parts'
import type { SaveState } from './answer-saver'
import { ChosenFile, fileProblem } from './chosen-file'
import type { GivenAnswer } from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import styles from './member-row.module.css'

type Props = {
  id: number
  reply: GivenAnswer | undefined
  saveStatus: { state: SaveState; text?: string } | undefined
  /** True when the file of this answer was chosen earlier, but neither the server nor the device has it. */
  isFileLost: boolean
  isCommentOptional: boolean
  texts: AssessmentTexts['member']
  onFile: (file: File) => void
  /** Called while the comment is typed. */
  onComment: (comment: string) => void
  /** Called when the comment field loses the focus. */
  onCommentDone: () => void
  onRetry: () => void
}

/** The proof file and the comment of a member's answer, and the state of saving the answer. */
export function MemberAnswerExtras({
  id,
  reply,
  saveStatus,
  isFileLost,
  isCommentOptional,
  texts,
  onFile,
  onComment,
  onCommentDone,
  onRetry,
}: Props) {
  const [refusal, setRefusal] = useState('')
  const [isCommenting, setCommenting] = useState(false)
  const hasComment = isCommenting || Boolean(reply?.proof || reply?.comment)
  return (
    <>
      {!hasComment && (
        <button type="button" className={styles.comment} onClick={() => setCommenting(true)}>
          <MessageSquarePlus className="icon" size={16} aria-hidden />
          {texts.addComment}
        </button>
      )}
      {hasComment && (
        <div className={styles.extras}>
          {reply?.proof && (
            <ChosenFile
              id={`proof-${id}`}
              label={texts.proofFile}
              hint={texts.proofHint}
              name={reply.file?.name ?? ''}
              url={reply.file?.url ?? ''}
              error={refusal || (isFileLost && !reply.file ? texts.fileLost : '')}
              texts={texts}
              onChoose={(file) => {
                const problem = fileProblem(file, texts)
                setRefusal(problem)
                if (!problem) onFile(file)
              }}
            />
          )}
          <Field id={`comment-${id}`} label={texts.comment} optional={isCommentOptional}>
            <BareTextarea
              id={`comment-${id}`}
              rows={2}
              // A member who opened the field with the button wants to write, so the field takes the focus.
              autoFocus={isCommenting}
              maxLength={commentLettersMax}
              value={reply?.comment ?? ''}
              onChange={(event) => onComment(event.target.value)}
              onBlur={onCommentDone}
            />
          </Field>
        </div>
      )}
      {reply?.answeredBy && (
        <p className="small secondary">{fillPlaceholders(texts.answeredBy, { name: reply.answeredBy })}</p>
      )}
      {saveStatus && (
        <div className={clsx(styles.saved, saveStatus.state === 'failed' && styles.failed)}>
          <span>
            {saveStatus.state === 'saved' && <Check className="icon" size={15} aria-hidden />}
            {saveStatus.state === 'waiting' && <CloudOff className="icon" size={15} aria-hidden />}
            {saveStatus.state === 'failed' && <CircleAlert className="icon" size={15} aria-hidden />}
            {saveStateTexts(texts)[saveStatus.state]}
          </span>
          {saveStatus.state === 'failed' && (
            <>
              {saveStatus.text && <span>{saveStatus.text}</span>}
              <Button variant="quiet" small onClick={onRetry}>
                {texts.retry}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}

const saveStateTexts = (texts: Props['texts']): Record<SaveState, string> => ({
  saving: texts.saving,
  saved: texts.saved,
  waiting: texts.waiting,
  failed: texts.notSaved,
})
