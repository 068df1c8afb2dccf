import { Link } from '@tanstack/react-router'
import { ScreenTimePanel } from './panel.tsx'
import { useScreenTime } from './use-screen-time.ts'

/** The user's screen time on the dashboard. */
export function ScreenTimeWidget() {
  return (
    <ScreenTimePanel
      {...useScreenTime()}
      foot={<Link to="/dashboard/screen-time">Enviar um log ou ligar uma máquina</Link>}
    />
  )
}
