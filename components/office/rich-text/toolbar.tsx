'use client'

import { useEditorState, type Editor } from '@tiptap/react'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Captions,
  FileText,
  Heading2,
  Heading3,
  ImagePlus,
  Images,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Table,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Toolbar } from 'radix-ui'
import { type ComponentProps, Fragment, type RefObject, useRef, useState } from 'react'
import { AltTextDialog, LinkDialog } from './dialogs'
import { PicturePicker } from './picture-picker'
import { TableTools } from './table-tools'
import { insertPicture } from './use-insertion'
import styles from './editor.module.css'
import { Button, iconButtonClass } from '@/components/ui/button'

type Props = {
  editor: Editor
  /** The id of the editor to which the toolbar belongs. */
  controls: string
  onPictures: (files: File[]) => void
  onDocument: (file: File) => void
  isUploading: boolean
}
type Tool = {
  name: Parameters<ReturnType<typeof useTranslations<'admin.editor'>>>[0]
  Icon: LucideIcon
  run: () => void
  /** Whether the tool is switched on; undefined for an action without a state. */
  on?: boolean
  disabled?: boolean
}

/** The toolbar of the editor: one tab stop, with arrow keys between the tools. */
export function EditorToolbar({ editor, controls, onPictures, onDocument, isUploading }: Props) {
  const t = useTranslations('admin.editor')
  const files = useRef<HTMLInputElement>(null)
  const documents = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<'link' | 'image' | 'stored' | null>(null)
  const state = useEditorState({ editor, selector: ({ editor: now }) => toolbarStateOf(now) })
  const chain = () => editor.chain().focus()

  const selectPictureAndOpenAltTextDialog = () => {
    const [first] = undescribedPicturePositions(editor)
    if (first === undefined) return
    editor.chain().setNodeSelection(first).scrollIntoView().run()
    setDialog('image')
  }

  const alignments = [
    ['left', AlignLeft],
    ['center', AlignCenter],
    ['right', AlignRight],
    ['justify', AlignJustify],
  ] as const
  const groups: Tool[][] = [
    [
      { name: 'undo', Icon: Undo2, run: () => chain().undo().run(), disabled: !state.canUndo },
      { name: 'redo', Icon: Redo2, run: () => chain().redo().run(), disabled: !state.canRedo },
      ...(state.image ? [{ name: 'imageText' as const, Icon: Captions, run: () => setDialog('image') }] : []),
    ],
    [
      {
        name: 'heading2',
        Icon: Heading2,
        run: () => chain().toggleHeading({ level: 2 }).run(),
        on: state.h2,
      },
      {
        name: 'heading3',
        Icon: Heading3,
        run: () => chain().toggleHeading({ level: 3 }).run(),
        on: state.h3,
      },
      { name: 'bold', Icon: Bold, run: () => chain().toggleBold().run(), on: state.bold },
      { name: 'italic', Icon: Italic, run: () => chain().toggleItalic().run(), on: state.italic },
      { name: 'underline', Icon: Underline, run: () => chain().toggleUnderline().run(), on: state.underline },
      { name: 'link', Icon: Link2, run: () => setDialog('link'), on: state.link },
    ],
    [
      { name: 'list', Icon: List, run: () => chain().toggleBulletList().run(), on: state.list },
      { name: 'numbers', Icon: ListOrdered, run: () => chain().toggleOrderedList().run(), on: state.numbers },
      { name: 'quote', Icon: TextQuote, run: () => chain().toggleBlockquote().run(), on: state.quote },
    ],
    alignments.map(([side, Icon]) => ({
      name: side,
      Icon,
      run: () => chain().setTextAlign(side).run(),
      on: state.align === side,
    })),
    [
      { name: 'image', Icon: ImagePlus, run: () => files.current?.click(), disabled: isUploading },
      { name: 'storedImage', Icon: Images, run: () => setDialog('stored'), disabled: isUploading },
      { name: 'document', Icon: FileText, run: () => documents.current?.click(), disabled: isUploading },
      {
        name: 'table',
        Icon: Table,
        run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        disabled: state.table,
      },
    ],
  ]

  return (
    <>
      <Toolbar.Root className={styles.tools} aria-label={t('tools')} aria-controls={controls}>
        {groups.map((tools, at) => (
          <Fragment key={tools[0]?.name}>
            {at > 0 && <Toolbar.Separator className={styles.gap} />}
            {tools.map(({ name, Icon, run, on, disabled }) => (
              <Toolbar.Button
                key={name}
                className={iconButtonClass()}
                aria-label={t(name)}
                title={t(name)}
                aria-pressed={on}
                disabled={disabled ?? false}
                // A press on a tool keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={run}
              >
                <Icon className="icon" size={17} aria-hidden />
              </Toolbar.Button>
            ))}
          </Fragment>
        ))}
        {state.table && <TableTools editor={editor} />}
      </Toolbar.Root>
      <MissingAltTextHint count={state.undescribed} onDescribe={selectPictureAndOpenAltTextDialog} />
      <HiddenFileInput inputRef={files} multiple accept="image/jpeg,image/png" onFiles={onPictures} />
      <HiddenFileInput inputRef={documents} accept=".docx" onFiles={([file]) => file && onDocument(file)} />
      <LinkDialog editor={editor} open={dialog === 'link'} onClose={() => setDialog(null)} />
      <PicturePicker
        open={dialog === 'stored'}
        onClose={() => setDialog(null)}
        onChoose={({ url, width, height, description, description_en }) => {
          setDialog(null)
          const alt = editor.view.dom.lang === 'en' ? description_en : description
          insertPicture(editor, { src: url, width, height, alt })
        }}
      />
      <AltTextDialog editor={editor} open={dialog === 'image'} onClose={() => setDialog(null)} />
    </>
  )
}

/** A file field without a look, which a button of the toolbar opens. */
function HiddenFileInput({
  inputRef,
  onFiles,
  ...attributes
}: {
  inputRef: RefObject<HTMLInputElement | null>
  onFiles: (files: File[]) => void
} & Pick<ComponentProps<'input'>, 'accept' | 'multiple'>) {
  return (
    <input
      {...attributes}
      ref={inputRef}
      type="file"
      hidden
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
}

function toolbarStateOf(editor: Editor) {
  const side = (['center', 'right', 'justify'] as const).find((align) =>
    editor.isActive({ textAlign: align }),
  )
  return {
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    h2: editor.isActive('heading', { level: 2 }),
    h3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    link: editor.isActive('link'),
    list: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    align: side ?? 'left',
    table: editor.isActive('table'),
    image: editor.isActive('image'),
    undescribed: undescribedPicturePositions(editor).length,
  }
}

/**
 * Shows how many pictures have no alternative text, with a button that opens the dialog for the first of
 * them.
 */
function MissingAltTextHint({ count, onDescribe }: { count: number; onDescribe: () => void }) {
  const t = useTranslations('admin.editor')
  if (count === 0) return null
  return (
    <p className={styles.hint} role="status">
      <span>{t('undescribed', { count })}</span>
      <Button variant="quiet" small onClick={onDescribe}>
        {t('describe')}
      </Button>
    </p>
  )
}

/** Returns the positions of the pictures without alternative text. */
function undescribedPicturePositions({ state }: Editor): number[] {
  const places: number[] = []
  state.doc.descendants((node, place) => {
    if (node.type.name === 'image' && !node.attrs.alt) places.push(place)
  })
  return places
}
