'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi, queryKey } from '@/lib/api/client'
import { useListUrl } from '../list/list-url'
import { QuestionForm } from './question-form'
import { QuestionList } from './question-list'
import { nextIndex, questionsOf } from './question-tree'

/**
 * The questionnaire in three modes: read, changed with `?edit`, and the form of one question with its `?id`, or of
 * a new one with `?new`, whose value is the number that it is to stand under.
 */
export function QuestionsPage() {
  const { search, go } = useListUrl()
  const query = useQuery({
    queryKey: queryKey('GET /admin/get/assessment-questions'),
    queryFn: ({ signal }) => callApi('GET /admin/get/assessment-questions', {}, { signal }),
  })
  const sections = query.data?.result
  const questions = sections && questionsOf(sections)
  const editing = questions?.find(({ id }) => String(id) === search.get('id'))
  const back = () => go({ id: null, new: null })

  if (editing) return <QuestionForm key={editing.id} question={editing} onDone={back} />
  if (search.has('new') && sections) {
    const parent = search.get('new') ?? ''
    return <QuestionForm key={`new ${parent}`} index={parent && nextIndex(sections, parent)} onDone={back} />
  }
  return (
    <QuestionList
      sections={sections}
      isEditing={search.has('edit')}
      isFailed={query.isError}
      onRetry={() => void query.refetch()}
    />
  )
}
