'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Columns3, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, LinkButton } from '@/components/ui/button'
import { meetingUserCalls } from '@/lib/meetings/users/calls'
import { userFilters, userPageSizes, userSorts } from '@/lib/meetings/users/schema'
import { type UserType, userTypes } from '@/lib/meetings/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../../../office/account'
import { useRead } from '../../../office/calls'
import { listData } from '../../../office/list/list-data'
import { ListPage } from '../../../office/list/list-page'
import { type ListUrl, useListUrl } from '../../../office/list/list-url'
import { parseSort } from '../../../office/list/search'
import { SearchField } from '../../../office/list/search-field'
import { ToolSelect } from '../../../office/list/tool'
import { useUserGrid } from './use-user-grid'

/** The parameters of the URL that filter the list. */
const narrowing = ['term', 'type', ...userFilters] as const

/** Returns the valid filters and the valid sorting in the URL as input of the call. */
function queryFromUrl(url: ListUrl): Record<string, string> {
  const type = url.get('type') ?? ''
  const sort = parseSort(url.get('sort'), userSorts) && url.get('sort')
  const isKnownType = userTypes.some((each) => each === type)
  return {
    ...Object.fromEntries(
      ['term', ...userFilters].flatMap((param) => {
        const text = url.get(param)
        return text ? [[param, text]] : []
      }),
    ),
    ...(isKnownType && { type }),
    ...(sort && { sort }),
  }
}

/** The participants as a grid. Staff sort and filter it by column, and move its columns and its rows. */
export function UserList() {
  const t = useTranslations('admin.meetingUsers')
  const common = useTranslations('common')
  const screens = useTranslations('admin.screens')
  const url = useListUrl()
  const mayAdd = useMayCall()(meetingUserCalls.insertMeetingUser)
  const place = url.paging(userPageSizes)
  const query = useRead(
    meetingUserCalls.listAdminMeetingUsers,
    { ...place, ...queryFromUrl(url) },
    { placeholderData: keepPreviousData },
  )
  const data = listData(query, ({ users }) => users)
  const grid = useUserGrid(data.rows, url)
  const isNarrowed = narrowing.some((param) => url.get(param))
  const add = mayAdd && (
    <LinkButton href={officePaths.addMeetingUser}>
      <Plus className="icon" size={17} aria-hidden />
      {screens('addMeetingUser')}
    </LinkButton>
  )
  return (
    <>
      <p className="sr-only" role="status">
        {grid.said}
      </p>
      <ListPage
        title={t('title')}
        count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
        action={
          <>
            {grid.isMoved && (
              <Button variant="quiet" onClick={grid.reset}>
                <Columns3 className="icon" size={17} aria-hidden />
                {t('resetColumns')}
              </Button>
            )}
            {add}
          </>
        }
        filters={
          <>
            <SearchField label={t('search')} url={url} />
            <TypeFilter url={url} />
          </>
        }
        columns={grid.columns}
        sorts={userSorts}
        height="60vh"
        extras={(data.rows?.length ?? 0) > 0 || isNarrowed ? grid.extras : undefined}
        rowKey={({ id }) => id}
        data={{ ...data, rows: grid.rows }}
        paging={{ ...place, sizes: userPageSizes }}
        empty={
          isNarrowed
            ? {
                title: t('noneFound'),
                action: (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      url.replace({
                        ...Object.fromEntries(narrowing.map((param) => [param, null])),
                        page: null,
                      })
                    }
                  >
                    {common('clearFilters')}
                  </Button>
                ),
              }
            : { title: t('empty'), hint: t('emptyHint'), action: add }
        }
      />
    </>
  )
}

/** The types to filter by, in the specification's order. */
const filterTypes = ['Exhibitor', 'Attendee', 'Sponsor'] as const satisfies readonly UserType[]

function TypeFilter({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.meetingUsers')
  return (
    <ToolSelect
      label={t('type')}
      value={url.get('type') ?? ''}
      onChange={({ target }) => url.go({ type: target.value || null, page: null })}
    >
      <option value="">{t('all')}</option>
      {filterTypes.map((type) => (
        <option key={type} value={type}>
          {t(`choices.user_type.${type}`)}
        </option>
      ))}
    </ToolSelect>
  )
}
