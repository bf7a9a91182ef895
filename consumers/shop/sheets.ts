import '@vitrine/ui/css/base.css';
import '@vitrine/ui/css/Button.css';
import '@vitrine/ui/css/Dialog.css';
import '@vitrine/ui/css/MasonryGrid.css';
import '@vitrine/ui/css/ProductCard.css';
import './page.css';
