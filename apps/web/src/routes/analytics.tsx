export { AnalyticsPage as Component } from '../analytics/AnalyticsPage.tsx';
