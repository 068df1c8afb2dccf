/*
 * The base styles of the workbench. Import them first, so that they precede the components' own styles, and from a
 * component's file: from a route's file they would be loaded on public pages.
 */
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './workbench.css'
