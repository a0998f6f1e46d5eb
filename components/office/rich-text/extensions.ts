import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import TextAlign from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { isStoredPicture } from '@/lib/platform/rich-text/stored-picture'

/**
 * The picture in a text of the editor. Only pictures stored on this site are accepted, because the server
 * removes all others.
 */
const StoredImage = Image.extend({
  addAttributes() {
    // A picture without an alternative text is decorative and needs an empty `alt`.
    return { ...this.parent?.(), alt: { default: '' } }
  },
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isStoredPicture(element.getAttribute('src')) ? null : false) },
  ],
})

/** The editor's extensions; they must match what `lib/platform/rich-text/sanitise.ts` allows. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  StoredImage,
  TableKit.configure({ table: { resizable: false } }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
]
