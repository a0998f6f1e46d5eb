'use client'

import { galleryResource } from '@/lib/event/gallery/resource'
import { bindResource } from '../../office/resource/bound'
import { GalleryScreen } from './gallery-office'

export const galleryScreen = bindResource({ resource: galleryResource, List: GalleryScreen })
