'use client'

import { Panel } from '@/components/ui/panel'
import { Picture } from '@/components/ui/picture'
import { galleryResource } from '@/lib/event/gallery/resource'
import { PictureKindField } from '../../office/media/picture-kind-field'
import { bindResource } from '../../office/resource/bound'
import { GalleryScreen } from './gallery-office'
import styles from './gallery-picture.module.css'

export const galleryScreen = bindResource({
  resource: galleryResource,
  List: GalleryScreen,
  About: ({ row: { image } }) => (
    <Panel as="div" className={styles.galleryPicture}>
      <Picture url={image} alt="" sizes="21rem" />
      <PictureKindField id="gallery-kind" picture={image} />
    </Panel>
  ),
})
