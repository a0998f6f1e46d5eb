'use client'

import { clsx } from 'clsx'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, IconButton, LinkButton } from '@/components/ui/button'
import { ConfirmDialog, Dialog } from '@/components/ui/dialog'
import { Checkbox, FieldGroup, Input, Select, Switch, Textarea } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { LanguageChips } from '@/components/ui/language-chips'
import { MoreLink } from '@/components/ui/more-link'
import { Pagination } from '@/components/ui/pagination'
import { SocialIcon, socialNames } from '@/components/ui/social-icon'
import { EmptyState, ErrorState, Skeleton, SkeletonText } from '@/components/ui/states'
import { StatusDot } from '@/components/ui/status-dot'
import { Table } from '@/components/ui/table'
import { Tabs } from '@/components/ui/tabs'
import { useToast } from '@/components/ui/toast'
import styles from './kit.module.css'

const trades = [
  { id: 1, date: '2025.09.10 10:00', seller: 'Говь Ресурс ХХК', product: 'Коксжих нүүрс', price: '98.40' },
  { id: 2, date: '2025.09.09 14:30', seller: 'Их Овоо ХК', product: 'Эрчим хүчний нүүрс', price: '42.75' },
]

function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className="wrap">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}

function ButtonsKit() {
  return (
    <KitSection title="Товч">
      <div className={styles.row}>
        <Button>Хадгалах</Button>
        <Button variant="outline">Дэлгэрэнгүй</Button>
        <Button variant="quiet">Болих</Button>
        <Button variant="danger">Устгах</Button>
        <Button disabled>Үргэлжлүүлэх</Button>
        <Button small>Татах</Button>
        <LinkButton href="/mm">Нүүр хуудас</LinkButton>
        <IconButton label="Засах">
          <Pencil className="icon" size={18} aria-hidden />
        </IconButton>
        <IconButton label="Устгах" disabled>
          <Trash2 className="icon" size={18} aria-hidden />
        </IconButton>
        <MoreLink href="/mm">Унших</MoreLink>
        <MoreLink href="/mm" icon={<Download className="icon" size={18} aria-hidden />}>
          PDF татах
        </MoreLink>
      </div>
      <div className={styles.row}>
        {[...socialNames, 'other'].map((name) => (
          <span key={name} className={clsx('meta', styles.mark)}>
            <SocialIcon name={name} size={24} />
            {name}
          </span>
        ))}
      </div>
    </KitSection>
  )
}

function FieldsKit() {
  return (
    <KitSection title="Маягт">
      <div className={styles.columns}>
        <div className={styles.column}>
          <Input id="kit-name" label="Байгууллагын нэр" defaultValue="Говь Ресурс ХХК" />
          <Input id="kit-mail" label="И-мэйл" defaultValue="office@govi" error="И-мэйл хаяг буруу байна." />
          <Input id="kit-phone" label="Утасны дугаар" placeholder="9900 0000" optional hint="Заавал биш." />
          <Input id="kit-off" label="Регистр" defaultValue="1234567" disabled />
        </div>
        <div className={styles.column}>
          <Select
            id="kit-kind"
            label="Ангилал"
            placeholder="Сонгоно уу"
            options={[{ value: '8', label: 'Мэдээ' }]}
            error="Төрөл сонгоно уу"
          />
          <Textarea id="kit-text" label="Хураангуй" defaultValue="Шинэ үе шатанд 14 уурхай нэгдэв." />
          <FileField id="kit-file" label="PDF файл" hint="20 MB хүртэл." />
          <FileField id="kit-file-bad" label="Нотлох баримт" error="Заавал бөглөнө үү!" />
          <FileField id="kit-file-full" label="Тайлан" storedName="tailan-2024.pdf" />
        </div>
        <div className={styles.column}>
          <FieldGroup id="kit-aims" label="Хүсэлтийн зорилго">
            <Checkbox label="Гишүүнээр элсэх" defaultChecked />
            <Checkbox label="Кодекст нэгдэх" />
          </FieldGroup>
          <Switch label="Сайтад харуулах" defaultChecked />
          <Switch label="Лавлахын мэдээнд гаргах" />
        </div>
      </div>
    </KitSection>
  )
}

function ListsKit() {
  return (
    <KitSection title="Жагсаалт">
      <Tabs
        label="Арилжаа"
        tabs={[
          {
            value: 'schedule',
            label: 'Дуудлага худалдаа',
            content: <p className={styles.panel}>Хуваарь</p>,
          },
          { value: 'report', label: 'Арилжааны тайлан', content: <p className={styles.panel}>Тайлан</p> },
          { value: 'bad', label: 'English', bad: true, content: <p className={styles.panel}>English</p> },
        ]}
      />
      <Table
        caption="Арилжааны тайлан"
        rows={trades}
        rowKey={(row) => row.id}
        columns={[
          { key: 'date', label: 'Огноо', kind: 'date', cell: (row) => row.date },
          { key: 'seller', label: 'Худалдагч', cell: (row) => row.seller },
          { key: 'product', label: 'Бүтээгдэхүүн', heading: true, cell: (row) => row.product },
          { key: 'price', label: 'Доод үнэ', kind: 'number', cell: (row) => row.price },
        ]}
      />
      <div className={styles.panel}>
        <Pagination page={1} pages={5} hrefOf={(page) => `/mm/report=${page}`} />
      </div>
    </KitSection>
  )
}

/** The general controls, such as buttons and fields, which belong to no subject area. */
export function ControlsKit() {
  const toast = useToast()
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  return (
    <>
      <ButtonsKit />
      <FieldsKit />
      <ListsKit />
      <KitSection title="Төлөв, мэдэгдэл">
        <div className={styles.columns}>
          <div className={styles.column}>
            <Alert kind="success">Таны хүсэлтийг хүлээн авлаа.</Alert>
            <Alert kind="danger">Алдаа гарлаа. Дахин оролдоно уу.</Alert>
            <Alert kind="warning">Англи гарчиг бөглөсөн тул хураангуй, агуулгыг бас бөглөнө үү.</Alert>
            <Alert kind="info">Баталгаажуулах код илгээгдлээ.</Alert>
            <div className={clsx('small', styles.row)}>
              <StatusDot kind="on">Идэвхтэй</StatusDot>
              <StatusDot kind="off">Идэвхгүй</StatusDot>
              <StatusDot kind="wait">Хүлээгдэж буй</StatusDot>
              <StatusDot kind="bad">Цуцлагдсан</StatusDot>
              <LanguageChips mn en={false} />
              <LanguageChips mn en />
            </div>
            <div className={styles.row}>
              <Button variant="quiet" small onClick={() => toast('Амжилттай шинэчлэгдлээ.')}>
                Мэдэгдэл
              </Button>
              <Button
                variant="quiet"
                small
                onClick={() => toast('Алдаа гарлаа. Дахин оролдоно уу.', { kind: 'danger' })}
              >
                Алдаа
              </Button>
              <Button variant="quiet" small onClick={() => setOpen('dialog')}>
                Цонх
              </Button>
              <Button variant="quiet" small onClick={() => setOpen('confirm')}>
                Асуулт
              </Button>
            </div>
          </div>
          <div className={styles.column}>
            <EmptyState
              level={3}
              title="Мэдээ олдсонгүй"
              hint="Өөр үгээр хайх эсвэл ангиллаа солиод үзнэ үү."
              action={
                <Button variant="quiet" small>
                  Шүүлтүүр цэвэрлэх
                </Button>
              }
            />
            <ErrorState onRetry={() => toast('Дахин оролдлоо.', { kind: 'info' })} />
          </div>
          <div className={styles.column}>
            <Skeleton style={{ aspectRatio: '8 / 5' }} />
            <SkeletonText />
          </div>
        </div>
      </KitSection>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={() => setOpen(null)}
        title="Дэлгэрэнгүй"
        description="Гишүүн байгууллагын мэдээлэл."
        actions={<Button onClick={() => setOpen(null)}>Хадгалах</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={() => setOpen(null)}
        title="Тайланг устгах уу?"
        description="«Хариуцлагатай уул уурхайн 2024 оны тайлан» бүрмөсөн устна. Буцаах боломжгүй."
        action="Устгах"
        onConfirm={() => setOpen(null)}
      />
    </>
  )
}
