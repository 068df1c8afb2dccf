import { Alert, Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import styles from './notice-line.module.css'

interface NoticeLineProps {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  text: string
  /** What can be done about it. */
  children: ReactNode
}

/** A line above a screen's content that says something of the whole, with what can be done about it. */
export const NoticeLine = ({ icon: Icon, text, children }: NoticeLineProps) => (
  <Alert className={styles.notice} variant="light" color="gray" icon={<Icon size={20} aria-hidden />}>
    <Text size="sm">{text}</Text>
    {children}
  </Alert>
)
