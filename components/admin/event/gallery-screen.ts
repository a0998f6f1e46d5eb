'use client'

import { galleryResource } from '@/lib/event/gallery/resource'
import type { Bound } from '../resource/bound'
import { GalleryOffice } from './gallery-office'

export const galleryScreen: Bound = { resource: galleryResource, List: GalleryOffice }
