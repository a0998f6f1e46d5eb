'use client'

import { galleryResource } from '@/lib/event/gallery/resource'
import { bind } from '../../office/resource/bound'
import { GalleryOffice } from './gallery-office'

export const galleryScreen = bind({ resource: galleryResource, List: GalleryOffice })
