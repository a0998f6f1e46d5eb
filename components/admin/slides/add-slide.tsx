'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { makeCall, queryKey } from '@/lib/api/client'
import { bannerCalls } from '@/lib/banners/calls'
import { FormProblem } from '../form/form-problem'
import { ImageControl } from '../form/image-control'
import { SaveBar } from '../form/save-bar'
import { useRecordForm } from '../form/use-record-form'
import { PageHead } from '../page-head'
import { useUnsavedGuard } from '../unsaved'

/** A new slide. Leaving forgets the chosen picture: it lives in this form alone. */
export function AddSlide({ onDone }: { onDone: () => void }) {
  const t = useTranslations()
  const toast = useToast()
  const client = useQueryClient()
  const record = useRecordForm<{ image: File | null | undefined }>({
    schema: bannerCalls.insertBanner.input,
    defaults: { image: undefined },
    save: async (input, onProgress) => {
      await makeCall(bannerCalls.insertBanner, input, { onProgress })
      record.form.reset()
      await client.invalidateQueries({ queryKey: queryKey('GET /admin/get/banner') })
      toast(t('ui.toast.saved'))
      onDone()
    },
  })
  const mayLeave = useUnsavedGuard(record.isDirty)
  return (
    <form noValidate onSubmit={(event) => void record.submit(event)}>
      <PageHead title={t('admin.slides.add')} />
      <div className="panel form-panel form-panel--narrow">
        <ImageControl record={record} label={t('admin.slides.image')} hint={t('admin.form.imageHint')} />
        <FormProblem problem={record.problem} />
      </div>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        progress={record.progress}
        label={t('common.add')}
        onCancel={() => void mayLeave().then((may) => may && onDone())}
      />
    </form>
  )
}
