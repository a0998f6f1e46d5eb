'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  kindOfChosenFile,
  type PictureKind,
  pictureKinds,
  setKindOfChosenFile,
} from '@/lib/platform/files/picture-kind'
import { Select } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { pictureCalls } from '@/lib/office/pictures/calls'
import { serverMessageOf } from '@/lib/platform/api/call-error'
import { useRead, useWrite } from '../calls'

type FieldProps = {
  id: string
  /** By default «Зургийн төрөл». */
  label?: string
}

/**
 * What a picture is: only a photograph is credited as one. The kind of a chosen file is sent with it; that of a
 * stored picture is saved at once, for all places that show it.
 */
export function PictureKindField({ picture, ...field }: FieldProps & { picture: string | File }) {
  return typeof picture === 'string' ? (
    <StoredKindField key={picture} url={picture} {...field} />
  ) : (
    <ChosenKindField file={picture} {...field} />
  )
}

function ChosenKindField({ file, ...field }: FieldProps & { file: File }) {
  const [, setKind] = useState<PictureKind>()
  return (
    <KindSelect
      {...field}
      value={kindOfChosenFile(file) ?? 'photograph'}
      onChoose={(kind) => {
        setKindOfChosenFile(file, kind)
        setKind(kind)
      }}
    />
  )
}

function StoredKindField({ url, ...field }: FieldProps & { url: string }) {
  const t = useTranslations()
  const toast = useToast()
  const { data } = useRead(pictureCalls.getPictureKind, { url })
  const write = useWrite(pictureCalls.updatePictureKind)
  if (!data) return null
  const saveKind = async (kind: PictureKind) => {
    try {
      await write({ url, picture_kind: kind })
      toast(t('admin.pictures.kindSaved'))
    } catch (error) {
      toast(serverMessageOf(error) || t('ui.toast.failed'), { kind: 'danger' })
    }
  }
  return <KindSelect {...field} value={data.picture_kind} onChoose={(kind) => void saveKind(kind)} />
}

type KindSelectProps = FieldProps & { value: PictureKind; onChoose: (kind: PictureKind) => void }

function KindSelect({ id, label, value, onChoose }: KindSelectProps) {
  const t = useTranslations('admin.pictures')
  return (
    <Select
      id={id}
      label={label ?? t('kind')}
      value={value}
      options={pictureKinds.map((kind) => ({ value: kind, label: t(`choices.picture_kind.${kind}`) }))}
      onChange={({ target }) => {
        const kind = pictureKinds.find((each) => each === target.value)
        if (kind) onChoose(kind)
      }}
    />
  )
}
