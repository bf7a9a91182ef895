import { configure } from '@testing-library/react';

// `waitFor` fails after this time; 1 s by default, which a busy machine takes.
configure({ asyncUtilTimeout: 15_000 });
