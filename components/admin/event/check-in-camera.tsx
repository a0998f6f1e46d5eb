import { Camera, CameraOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import styles from './check-in-camera.module.css'
import type { useCamera } from './use-camera'

/** What the camera sees, with the frame that a code is held into. */
export function CheckInCamera({ camera }: { camera: ReturnType<typeof useCamera> }) {
  const t = useTranslations('admin.checkIn')
  const Icon = camera.isOn ? CameraOff : Camera
  return (
    <div className={styles.camera}>
      <video ref={camera.video} muted playsInline hidden={!camera.isOn} aria-hidden />
      <div className={styles.frame} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </div>
      {camera.isOn && <p>{t('aim')}</p>}
      <Button className={styles.toggle} variant="onDark" small onClick={camera.toggle}>
        <Icon className="icon" size={18} aria-hidden />
        {t(camera.isOn ? 'cameraOff' : 'camera')}
      </Button>
    </div>
  )
}
