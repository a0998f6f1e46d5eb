import type { UseQueryResult } from '@tanstack/react-query'
import type { ListData } from './list-body'

/** Converts the query of a paged call to the data that `ListPage` takes. */
export function listData<Answer extends { total: number; totalPages: number }, Row>(
  query: UseQueryResult<Answer>,
  rowsOf: (answer: Answer) => Row[],
): ListData<Row> {
  return {
    rows: query.data && rowsOf(query.data),
    total: query.data?.total,
    totalPages: query.data?.totalPages,
    isStale: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}
