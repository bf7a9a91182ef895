export { DownloadPage as Component } from '../site/DownloadPage.tsx';
